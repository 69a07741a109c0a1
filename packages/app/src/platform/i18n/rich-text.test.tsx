import { parse } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { makeIntl, showLanguage, TextProvider, useRichText } from './intl.tsx';

const strong = (parts: ReactNode[]) => <b>{parts}</b>;

it('marked parts and elements in a text render without a key warning of React', async () => {
  const errors = vi.spyOn(console, 'error');
  await showLanguage('en', { chosen: false });
  function Lines() {
    const rich = useRichText();
    return (
      <>
        <p>{rich('reset.linkSent', { email: <b>a@example.com</b> })}</p>
        <p>{rich('statement.said', { period: 'May', paid: '1', taken: '2', b: strong })}</p>
      </>
    );
  }
  const { container } = await render(
    <TextProvider>
      <Lines />
    </TextProvider>,
  );
  const bold = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(bold[0]).toBe('a@example.com');
  expect(bold).toContain('1');
  expect(errors).not.toHaveBeenCalled();
});

it('FormattedMessage counts by our rules, as browsers lack kk', { tags: ['I18N-05'] }, async () => {
  const intl = makeIntl('kk', { days: parse('{count, plural, one {one #} other {other #}}') });
  const { container } = await render(
    <RawIntlProvider value={intl}>
      <FormattedMessage id="days" values={{ count: 1 }} />
      <FormattedMessage id="days" values={{ count: 1234 }} />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe('one 1other 1\u00A0234');
});

it('a text that is missing or lacks a value is empty, never its id', { tags: ['I18N-05'] }, () => {
  const intl = makeIntl('en', { named: parse('Hello, {name}') });
  expect(intl.formatMessage({ id: 'named' }, { name: 'Aida' })).toBe('Hello, Aida');
  expect([intl.formatMessage({ id: 'named' }), intl.formatMessage({ id: 'unknown' })]).toEqual(['', '']);
});
