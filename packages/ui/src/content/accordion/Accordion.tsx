import * as Radix from '@radix-ui/react-accordion';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronDownIcon } from '../../foundations/icon/index.ts';

/**
 * Which of `ids` the hash names ("#faq-limits"), or null. The hash is untrusted: one that cannot be decoded
 * names none, and only a known id is returned.
 */
function itemOfHash(hash: string, ids: readonly string[]): string | null {
  let wanted: string;
  try {
    wanted = decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return null;
  }
  return ids.find((id) => id === wanted) ?? null;
}

/** One question and its answer. */
export interface AccordionItem {
  /** Element id, unique on the page, so that a URL can link to it. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  level?: 2 | 3 | 4 | undefined;
  /** Opens and scrolls to the item in the URL's hash, also when the hash changes. */
  deepLink?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** With more items than this, no panel is a landmark (`region`): they would flood the list of landmarks. */
const MOST_REGIONS = 6;

/**
 * Collapsible questions. Closed answers stay in the document, so that the browser's search finds and opens
 * them. Cannot be nested.
 */
export function Accordion({ items, level = 3, deepLink = false, className, ref }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const reveal = (id: string) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]));
  const followHash = useEffectEvent(() => {
    const id = itemOfHash(
      location.hash,
      items.map((item) => item.id),
    );
    if (id === null) return;
    reveal(id);
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  });

  useEffect(() => {
    if (!deepLink) return undefined;
    const follow = () => followHash();
    // In the next frame, because other effects of the page may scroll it until then.
    const frame = requestAnimationFrame(follow);
    window.addEventListener('hashchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('hashchange', follow);
    };
  }, [deepLink]);

  return (
    <Radix.Root
      ref={ref}
      type="multiple"
      value={[...open]}
      onValueChange={setOpen}
      className={cn('rounded-lg bg-surface-1 shadow-card', className)}
    >
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          level={level}
          open={open.includes(item.id)}
          isRegion={items.length <= MOST_REGIONS}
          onFound={() => reveal(item.id)}
        />
      ))}
    </Radix.Root>
  );
}

interface ItemProps {
  item: AccordionItem;
  level: 2 | 3 | 4;
  open: boolean;
  isRegion: boolean;
  /** Called when the browser's search finds text in the closed answer. */
  onFound: () => void;
}

function Item({ item, level, open, isRegion, onFound }: ItemProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  const Heading = `h${level}` as const;

  useLayoutEffect(() => {
    // `until-found` lets the browser search inside; React supports the attribute only as a boolean.
    if (open) contentRef.current?.removeAttribute('hidden');
    else contentRef.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    const listen = () => found();
    content.addEventListener('beforematch', listen);
    return () => content.removeEventListener('beforematch', listen);
  }, []);

  return (
    <Radix.Item id={item.id} value={item.id} className="border-line not-first:border-t">
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className="group/trigger flex min-h-14 w-full items-center gap-3 rounded-lg px-4 py-3 text-left font-sans text-title-sm hover:bg-surface-2 focus-visible:-outline-offset-2">
            <span className="min-w-0 flex-1 break-words hyphens-auto">{item.title}</span>
            <ChevronDownIcon className="flex-none text-ink-subtle transition-transform duration-[220ms] ease-out group-data-[state=open]/trigger:rotate-180" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        ref={contentRef}
        forceMount
        {...(!isRegion && { role: undefined, 'aria-labelledby': undefined })}
        // Without scripts every answer is shown.
        className="data-[state=closed]:not-[[hidden]]:hidden data-[state=open]:animate-fade-in noscript:block!"
      >
        {/* Padding here, because `until-found` hides the content of `Radix.Content` but not its padding. */}
        <div className="px-4 pt-0.5 pb-4 text-body break-words text-ink-muted">{item.content}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
