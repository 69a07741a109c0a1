import { LoginBody, SignupBody, type RegisterWelcome } from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import { describe, expect, it } from 'vitest';
import { loginBody, signupBody, type SignUpContext } from './login-commands.ts';
import { pickBanner } from './queries.ts';

const context: SignUpContext = {
  brand: 'tulpar',
  domain: 'play.example',
  currency: 'AZN',
  language: 'az',
  languageChosen: false,
  referrer: null,
  landingPage: 'https://play.example/',
  visitorUid: '0b7c1e9a-3f52-4a53-9f0e-5f5d0a3f6a11',
  timeOffset: 300,
  timezone: 'Asia/Almaty',
  isLicence: false,
};
const values = {
  email: ' a@b.kz ',
  phone: '+7 (701) 123-45-67',
  password: 'secret',
  players_name: ' Aigerim ',
  address: 'Abay 1',
  promo_code: '  ',
  currency: 'KZT',
  terms: true,
} as const;

describe('requests', () => {
  it('sign-in names one contact, and the region by it', { tags: ['AUTH-02', 'VALID-08', 'VALID-09'] }, () => {
    expect(loginBody('phone', values, context)).toEqual({
      phone: '77011234567',
      password: 'secret',
      region: 'KZ',
      brand: 'tulpar',
      domain: 'play.example',
    });
    expect(loginBody('email', values, context)).toEqual({
      email: 'a@b.kz',
      password: 'secret',
      region: 'AZ',
      brand: 'tulpar',
      domain: 'play.example',
    });
    expect(z.safeParse(LoginBody, loginBody('email', values, context)).success).toBe(true);
  });

  it('registration sends currency, language and consents', { tags: ['REG-11', 'REG-12', 'REG-13'] }, () => {
    const body = signupBody('email', values, context);
    expect(body).toMatchObject({
      currency: 'KZT',
      language: 'KZ',
      receive_email: true,
      receive_sms: true,
      promo_code: null,
      time_offset: 300,
    });
    expect(signupBody('email', values, { ...context, languageChosen: true }).language).toBe('az');
    expect(z.safeParse(SignupBody, body).success).toBe(true);
    expect(body).not.toHaveProperty('players_name');
  });

  it('name and address are sent if the form has them', { tags: ['REG-02', 'PLAT-07', 'VALID-15'] }, () => {
    const body = signupBody('email', values, { ...context, isLicence: true });
    expect(body).toMatchObject({ players_name: 'Aigerim', address: 'Abay 1' });
    expect(z.safeParse(SignupBody, body).success).toBe(true);
  });

  it("registration sends the visit's source, time and browser", { tags: ['REG-02'] }, () => {
    expect(signupBody('phone', values, { ...context, referrer: 'https://search.kz/' })).toMatchObject({
      phone: '77011234567',
      referrer: 'https://search.kz/',
      landing_page: 'https://play.example/',
      fingerprint: context.visitorUid,
      time_offset: 300,
      timezone: 'Asia/Almaty',
    });
  });
});

const offer = (slug: string | null) =>
  ({
    register_banner: slug === null ? null : { slug, title: slug, text: null, image_url: null },
  }) as RegisterWelcome;

describe('banner of the registration page', () => {
  it('is the one lnd names, else the first', { tags: ['REG-04'] }, () => {
    const offers = [offer(null), offer('one'), offer('two')];
    expect(pickBanner(offers, 'two')?.slug).toBe('two');
    expect([pickBanner(offers, 'none')?.slug, pickBanner(offers, null)?.slug]).toEqual(['one', 'one']);
    expect(pickBanner([offer(null)], 'one')).toBeNull();
  });
});
