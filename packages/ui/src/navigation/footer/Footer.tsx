import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../link/Link.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  logo: { href: string; title: string };
  language: ReactNode;
  /** Theme switch or other settings next to the language. */
  settings?: ReactNode;
  methods: readonly { name: string; image: ImageSource | null }[];
  /** Accessible name of the list of static pages. */
  linksLabel?: string | undefined;
  links: readonly { href: string; label: string }[];
  legal: readonly { name: string; image: ImageSource | null; href?: string | undefined }[];
  /** Age sign: "21+". */
  age: string;
  notice: ReactNode;
  copyright: ReactNode;
  /** Live chat, phone, e-mail. */
  contacts?: ReactNode;
}

/** Footer: logo, settings, payment methods, static pages, contacts, age, notice, licences (FOOT-02…FOOT-04). */
export function Footer(props: FooterProps) {
  const {
    logo,
    language,
    settings,
    methods,
    linksLabel,
    links,
    legal,
    age,
    notice,
    copyright,
    contacts,
    className,
    ...rest
  } = props;
  return (
    <footer
      {...rest}
      className={cn('border-t border-line bg-surface-1 px-4 pt-6 pb-7 tablet:px-6 desktop:px-8', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link href={logo.href} className="flex h-11 items-center rounded-sm">
          <Logo variant="full" title={logo.title} />
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          {settings}
          {language}
        </div>
      </div>
      {methods.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {methods.map((method) => (
            <li
              key={method.name}
              className="flex min-h-8 items-center gap-2 rounded-sm bg-surface-2 px-3 text-[0.75rem] font-[650] text-ink-muted"
            >
              <Picture image={method.image && { ...method.image, alt: '' }} className="h-4 w-auto" />
              {method.name}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <nav aria-label={linksLabel ?? logo.title} className="mt-5">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-x-4 tablet:grid-cols-4">
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  className="flex min-h-11 items-center rounded-sm text-[0.875rem] leading-5 font-medium wrap-anywhere text-ink-muted hover:text-ink"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {contacts !== undefined && contacts !== null && (
        <div className="-mx-2 mt-4 flex flex-wrap gap-x-2 *:max-w-full">{contacts}</div>
      )}
      <hr className="mt-5 border-line" />
      <div className="mt-4 flex items-start gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-full text-[0.8125rem] font-bold text-ink inset-ring-2 inset-ring-line-control">
          {age}
        </span>
        <p className="max-w-[72ch] text-caption text-ink-muted">{notice}</p>
      </div>
      {legal.length > 0 && (
        <ul className="mt-4 flex flex-wrap items-center gap-3">
          {legal.map((sign) => (
            <li key={sign.name}>
              <LegalSign {...sign} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-micro font-medium text-ink-subtle">{copyright}</p>
    </footer>
  );
}

function LegalSign({ name, image, href }: FooterProps['legal'][number]) {
  const picture = (
    <Picture
      image={image && { ...image, alt: name }}
      className="h-8 w-auto"
      fallback={<span className="text-caption text-ink-muted">{name}</span>}
    />
  );
  if (href === undefined) return picture;
  return (
    <Link href={href} className="flex min-h-11 min-w-11 items-center justify-center rounded-sm">
      {picture}
    </Link>
  );
}
