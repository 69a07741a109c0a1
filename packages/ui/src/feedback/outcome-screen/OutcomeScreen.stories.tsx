import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { objects, screens } from '../../../testing/index.ts';
import { Button } from '../../inputs/button/index.ts';
import { WagerProgress } from '../../content/wager-progress/WagerProgress.tsx';
import { OutcomeFacts, OutcomeScreen } from './OutcomeScreen.tsx';

const format = (minor: number) => `+${(minor / 100).toLocaleString('ru').replaceAll(/\s/g, '\u00a0')}\u00a0₸`;

const meta = {
  title: 'Feedback/OutcomeScreen',
  component: OutcomeScreen,
  args: {
    onClose: fn(),
    art: objects.coin,
    title: 'Пополнение зачислено',
    actions: (
      <>
        <Button block size="lg">
          Играть
        </Button>
        <Button block variant="ghost">
          Подробнее об операции
        </Button>
      </>
    ),
  },
  parameters: {
    usage: {
      when: 'Money has moved, or was to move and has not: the result of a deposit or a withdrawal, once.',
      not: 'A result without money is a Toast; a page that cannot be shown is a StatusScreen.',
    },
  },
} satisfies Meta<typeof OutcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// MODAL-01
export const Default: Story = {
  name: 'A credited amount counts up once, with the bonus and what is to be wagered',
  args: {
    celebrates: true,
    amount: { value: 1_200_000, format },
    children: (
      <OutcomeFacts
        facts={[
          { label: 'Бонус 50%', value: '+6 000 ₸', tone: 'bonus' },
          { label: 'Фриспины', value: '250 · Moon Wolf' },
        ]}
      >
        <WagerProgress
          className="p-4"
          value={0}
          max={100}
          label="Отыгрыш бонуса"
          doneLabel="Нужно отыграть"
          done="60 000 ₸"
          deadline="до 29 ноября"
        />
      </OutcomeFacts>
    ),
  },
  play: async ({ args }) => {
    const box = within(await screen.findByRole('dialog', { name: 'Пополнение зачислено' }));
    await expect(box.getByRole('heading', { name: 'Пополнение зачислено' })).toHaveFocus();
    await waitFor(() => expect(box.getAllByText(/^\+12\s000\s₸$/)).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

// MODAL-02
export const Failed: Story = {
  name: 'A failure: announced assertively, with the next steps',
  args: {
    isFailure: true,
    art: objects.horseshoe,
    title: 'Банк не подтвердил операцию',
    text: 'Деньги не списаны.',
    children: (
      <OutcomeFacts
        facts={[
          { label: 'Способ', value: 'Карта •• 4481' },
          { label: 'Сумма', value: '12 000 ₸' },
        ]}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Банк не подтвердил.*Деньги не списаны/);
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  args: {
    amount: { value: 123_456_789_000, format },
    title: 'Депозитіңіз шотқа түсті, бонус пен тегін айналдырулар қосылды',
    text: 'Əməliyyatın nəticəsi bank tərəfindən təsdiqlənəndən sonra pul balansınıza keçəcək və bildiriş göndəriləcək.',
    children: (
      <OutcomeFacts
        facts={[
          {
            label: 'Тегін айналдыруларға арналған депозит бонусы',
            value: 'Gates of the Great Winged Tulpar Megaways',
          },
          { label: 'Maksimal çıxarış məbləği', value: '12 345 678 901 ₸', tone: 'bonus' },
        ]}
      />
    ),
  },
};
