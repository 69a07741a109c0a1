/** Contents of brands/<id>/brand.json, with its id and folder. Name, theme, languages and currencies are required. */
export interface Brand {
  /** Name of its folder, sent to the server as `brand`. */
  readonly id: string;
  /** Absolute path. */
  readonly folder: string;
  /** Name shown to players. It is never inflected: texts use it without case endings. */
  readonly name: string;
  /** Theme of visitors who have not selected one. */
  readonly theme: 'dark' | 'light';
  /** Codes of the languages offered. Without a hint from the visitor: English if offered, else the first one. */
  readonly languages: readonly string[];
  /** Currencies offered: KZT, AZN. The first one is the default. */
  readonly currencies: readonly string[];
  /** Years; `ageSign` is the age shown in footer and banners. */
  readonly minAge?: number;
  readonly ageSign?: number;
  readonly support?: {
    readonly phone?: string;
    readonly email?: string;
    /** Times such as `24/7` or `09:00–18:00`; `email`: hours until a reply; `zone`: time zone, such as `UTC+5`. */
    readonly hours?: Partial<Record<'chat' | 'weekdays' | 'weekends' | 'email' | 'zone', string>>;
  };
  /** Hosts of the licence variant (PLAT-06). */
  readonly licenceHosts?: readonly string[];
  readonly helpLines?: readonly { readonly name: string; readonly phone: string }[];
  /** URL where a social login starts, with `{provider}` for its name; `off`: no social login. */
  readonly social?: string;
  /** URL of the live chat's script. */
  readonly chat?: string;
  /** Whether the footer links to reviews and to the download of the app. */
  readonly downloadApp?: boolean;
}

/** Reads a brand, by default `tulpar`. Throws an error with a one-line message if it is invalid. */
export function readBrand(id?: string): Brand;
/** CSS rules that override tokens of the components; '' if the brand has none. */
export function brandTokens(brand: Brand): string;
/** Background colour of the page in each theme. */
export function brandCanvas(brand: Brand): { readonly dark: string; readonly light: string };
/** The web app manifest, with name and icons of the installed app (REACH-01). */
export function brandManifest(brand: Brand): object;
/** Environment variables of build and server that the brand determines, without those that are already set. */
export function brandSettings(brand: Brand): Record<string, string>;
