import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import {
  ChatIcon,
  ChevronDownIcon,
  EmailIcon,
  LanguageIcon,
  PhoneIcon,
} from '../../foundations/icon/index.ts';
import { Link } from '../link/Link.tsx';
import { expectLink, longText } from '../../../testing/index.ts';
import { Footer } from './Footer.tsx';

const links = (labels: readonly string[]) =>
  labels.map((label, index) => ({ href: `#page-${index}`, label }));

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: {
    usage: {
      when: 'Once, at the end of pages with the main header.',
      not: 'Not on the game page, in the cash box or in the profile, where it would push the task away.',
    },
  },
  args: {
    logo: { href: '/', title: 'Tulpar, на главную' },
    language: (
      <Button variant="secondary" size="sm" icon={<LanguageIcon />}>
        Русский
        <ChevronDownIcon />
      </Button>
    ),
    methods: ['VISA', 'Mastercard', 'Apple Pay', 'Мобильный счёт', 'Банк. перевод'].map((name) => ({
      name,
      image: null,
    })),
    linksLabel: 'О казино',
    links: links([
      'Правила',
      'Выплаты',
      'Ответственная игра',
      'Конфиденциальность',
      'Cookies',
      'FAQ',
      'Отзывы',
      'Установить приложение',
    ]),
    legal: [{ name: 'Лицензия № 24-000-117', image: null, href: '#licence' }],
    age: '21+',
    notice:
      'Игра — это развлечение, а не способ заработка. Устанавливайте лимиты в профиле и делайте перерывы.',
    copyright: '© 2025 Tulpar. Лицензия № 24-000-117.',
    contacts: (
      <>
        <Button variant="ghost" size="sm" className="px-2!" icon={<ChatIcon />}>
          Чат
        </Button>
        <Button asChild variant="ghost" size="sm" className="px-2!" icon={<PhoneIcon />}>
          <Link href="tel:+78000802121">8 800 080-21-21</Link>
        </Button>
        <Button asChild variant="ghost" size="sm" className="px-2!" icon={<EmailIcon />}>
          <Link href="mailto:help@tulpar.example">help@tulpar.example</Link>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

// FOOT-02, FOOT-03, FOOT-04
export const Default: Story = {
  name: 'Language, pages, methods, licence, contacts, age, copyright',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Русский' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'О казино' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ответственная игра' })).toBeVisible();
    await expect(canvas.getByText('VISA')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Лицензия № 24-000-117' })).toBeVisible();
    await expectLink(canvas, '8 800 080-21-21', 'tel:+78000802121');
    await expect(canvas.getByText('21+')).toBeVisible();
    await expect(canvas.getByText(/^© 2025/)).toBeVisible();
  },
};
export const Bare: Story = {
  name: 'Without lists from the server',
  args: { methods: [], links: [], legal: [], contacts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('21+')).toBeVisible();
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <Footer
      {...args}
      linksLabel={lang}
      links={links([t.name, t.status, t.label, t.hint])}
      notice={t.text}
      copyright={t.error}
    />
  ),
  { className: '' },
);
