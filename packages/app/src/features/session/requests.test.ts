import { LoginBody, SignupBody } from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import { describe, expect, it } from 'vitest';
import { loginBody, signupBody, type SignUpPlace } from './requests.ts';

const place: SignUpPlace = {
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
};
const values = {
  email: ' a@b.kz ',
  phone: '+7 (701) 123-45-67',
  password: 'secret',
  promo_code: '  ',
  currency: 'KZT',
  terms: true,
} as const;

describe('requests', () => {
  it('AUTH-02 VALID-08 VALID-09 sign-in names one contact, and the region by phone or by currency', () => {
    expect(loginBody('phone', values, place)).toEqual({
      phone: '77011234567',
      password: 'secret',
      region: 'KZ',
      brand: 'tulpar',
      domain: 'play.example',
    });
    expect(loginBody('email', values, place)).toEqual({
      email: 'a@b.kz',
      password: 'secret',
      region: 'AZ',
      brand: 'tulpar',
      domain: 'play.example',
    });
    expect(z.safeParse(LoginBody, loginBody('email', values, place)).success).toBe(true);
  });

  it('REG-11 REG-12 REG-13 registration sends currency, KZ for a language nobody chose, and both consents', () => {
    const body = signupBody('email', values, place);
    expect(body).toMatchObject({
      currency: 'KZT',
      language: 'KZ',
      receive_email: true,
      receive_sms: true,
      promo_code: null,
      time_offset: 300,
    });
    expect(signupBody('email', values, { ...place, languageChosen: true }).language).toBe('az');
    expect(z.safeParse(SignupBody, body).success).toBe(true);
    expect(body).not.toHaveProperty('players_name');
  });
});
