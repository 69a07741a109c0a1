// Reads a brand, a folder of `brands`. Plain JavaScript: `npm start` runs it before packages are installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Required values of `brand.json` and their checks. */
const required = {
  name: { what: 'a text', isRight: isText },
  theme: { what: 'dark or light', isRight: (value) => value === 'dark' || value === 'light' },
  languages: { what: `a list of ${languages().join(', ')}`, isRight: isListOf(languages()) },
  currencies: { what: 'a list of KZT, AZN', isRight: isListOf(['KZT', 'AZN']) },
};
/** Required in `public`. A brand without this folder uses packages/app/public. */
const publicFiles = [
  'favicon.png',
  'share.jpg',
  ...['apple-touch-180', 'icon-192', 'icon-512', 'maskable-512'].map((name) => `icons/${name}.png`),
];
const hours = { chat: isText, weekdays: isText, weekends: isText, email: isText, zone: isText };
/** Optional values of `brand.json` and their checks. */
const optional = {
  minAge: { what: 'a whole number', isRight: Number.isInteger },
  ageSign: { what: 'a whole number', isRight: Number.isInteger },
  support: {
    what: `an object with phone, email, hours of ${Object.keys(hours).join(', ')}, all texts`,
    isRight: (value) =>
      isObjectOf({ phone: isText, email: isText, hours: (one) => isObjectOf(hours, one) }, value),
  },
  licenceHosts: { what: 'a list of texts', isRight: (value) => Array.isArray(value) && value.every(isText) },
  helpLines: {
    what: 'a list of objects with the texts name and phone',
    isRight: (value) => Array.isArray(value) && value.every(isHelpLine),
  },
  social: { what: 'a text', isRight: isText },
  chat: { what: 'a text', isRight: isText },
  downloadApp: { what: 'true or false', isRight: (value) => typeof value === 'boolean' },
};

/** SVG paths of the logo in `logo.json`; a missing one is that of Tulpar. */
const logoPaths = {
  head: { what: 'a text', isRight: isText },
  reward: { what: 'a text', isRight: isText },
  wordmark: { what: 'a text', isRight: isText },
  feathers: {
    what: 'a list of texts',
    isRight: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  },
};

/** Languages with a catalogue of texts. */
function languages() {
  const names = readdirSync(join(folder, '../packages/app/src/messages'));
  return names.flatMap((name) => /^(\w\w)\.json$/.exec(name)?.[1] ?? []).sort();
}

function isText(value) {
  return typeof value === 'string' && value !== '';
}

function isListOf(known) {
  return (value) => Array.isArray(value) && value.length > 0 && value.every((one) => known.includes(one));
}

/** Whether a value is an object in which every key is known and its value is right. */
function isObjectOf(checks, value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, one]) => Object.hasOwn(checks, key) && checks[key](one))
  );
}

function isHelpLine(value) {
  return isObjectOf({ name: isText, phone: isText }, value) && Object.keys(value).length === 2;
}

export function readBrand(id = 'tulpar') {
  const own = join(folder, id);
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(join(own, 'brand.json')))
    throw new Error(`There is no brand ${id}: brands/${id}/brand.json`);
  const brand = readJson(id, 'brand.json');
  const refuse = (why, file = 'brand.json') => {
    throw new Error(`brands/${id}/${file}: ${why}`);
  };
  const checks = { ...required, ...optional };
  const unknown = Object.keys(brand).filter((key) => !Object.hasOwn(checks, key));
  if (unknown.length > 0) refuse(`unknown ${unknown.join(', ')}`);
  for (const [key, { what, isRight }] of Object.entries(checks)) {
    const isLeftOut = Object.hasOwn(optional, key) && brand[key] === undefined;
    if (!isLeftOut && !isRight(brand[key])) refuse(`${key} must be ${what}`);
  }
  const pictures = publicFiles.filter((name) => !existsSync(join(own, 'public', name)));
  if (existsSync(join(own, 'public')) && pictures.length > 0) refuse(`public has no ${pictures.join(', ')}`);
  const logo = existsSync(join(own, 'logo.json')) ? readJson(id, 'logo.json') : {};
  for (const [key, path] of Object.entries(logo)) {
    if (!Object.hasOwn(logoPaths, key))
      refuse(`unknown ${key}; it may have ${Object.keys(logoPaths).join(', ')}`, 'logo.json');
    if (!logoPaths[key].isRight(path)) refuse(`${key} must be ${logoPaths[key].what}`, 'logo.json');
  }
  return { ...brand, id, folder: own };
}

function readJson(id, file) {
  try {
    return JSON.parse(readFileSync(join(folder, id, file), 'utf8'));
  } catch (error) {
    throw new Error(`brands/${id}/${file}: ${error.message}`, { cause: error });
  }
}

export function brandTokens({ folder: own }) {
  const file = join(own, 'tokens.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Component tokens, which the brand's tokens override. */
const commonTokens = new URL('../packages/ui/src/foundations/tokens/tokens.css', import.meta.url);

export function brandCanvas(brand) {
  const read = (css, rule) => new RegExp(`^${rule} \\{[^}]*--canvas: (#\\w+);`, 'm').exec(css)?.[1];
  const [own, common] = [brandTokens(brand), readFileSync(commonTokens, 'utf8')];
  const canvas = (rule) => read(own, rule) ?? read(common, rule) ?? '';
  return { dark: canvas(':root'), light: canvas("\\[data-theme='light'\\]") };
}

export function brandManifest(brand) {
  const icon = (src, size, purpose) => ({
    src: `/icons/${src}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  const canvas = brandCanvas(brand)[brand.theme];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: brand.languages[0],
    background_color: canvas,
    theme_color: canvas,
    categories: ['games', 'entertainment'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 512, 'maskable')],
  };
}

export function brandSettings(brand) {
  const { dark, light } = brandCanvas(brand);
  const settings = {
    BRAND: brand.id,
    BRAND_NAME: brand.name,
    VITE_BRAND: brand.id,
    VITE_BRAND_NAME: brand.name,
    VITE_THEME: brand.theme,
    VITE_CANVAS: `${dark},${light}`,
    VITE_BAR_COLOUR: brand.theme === 'light' ? light : dark,
    VITE_LANGUAGES: brand.languages.join(','),
    VITE_CURRENCIES: brand.currencies.join(','),
    MIN_AGE: brand.minAge,
    VITE_MIN_AGE: brand.minAge,
    VITE_AGE_SIGN: brand.ageSign,
    VITE_SUPPORT_PHONE: brand.support?.phone,
    VITE_SUPPORT_EMAIL: brand.support?.email,
    VITE_SUPPORT_HOURS:
      brand.support?.hours &&
      Object.entries(brand.support.hours)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    VITE_LICENCE_HOSTS: brand.licenceHosts?.join(','),
    HELP_LINES: brand.helpLines?.map(({ name, phone }) => `${name}=${phone}`).join('; '),
    VITE_SOCIAL: brand.social,
    VITE_CHAT_SRC: brand.chat,
    VITE_DOWNLOAD_APP: brand.downloadApp ? 'on' : undefined,
  };
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined || process.env[name] ? [] : [[name, String(value)]],
    ),
  );
}
