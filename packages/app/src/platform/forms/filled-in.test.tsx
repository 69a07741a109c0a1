import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../i18n/intl.tsx';
import { Field, useSchemaForm, z } from './forms.ts';

const schema = z.object({ login: z.string() });

it('a form sends what the browser filled in without an event', async () => {
  await showLanguage('en', { chosen: false });
  const send = vi.fn();
  function Form() {
    const form = useSchemaForm(schema, { login: '' });
    return (
      <form onSubmit={form.handleSubmit(({ login }) => send(login))}>
        <Field control={form.control} name="login">
          {({ value, onChange }) => <input value={value} onChange={onChange} />}
        </Field>
      </form>
    );
  }
  await render(
    <TextProvider>
      <Form />
    </TextProvider>,
  );
  const input = document.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'a@b.kz');
  input?.form?.requestSubmit();
  await expect.poll(() => send.mock.calls).toEqual([['a@b.kz']]);
});
