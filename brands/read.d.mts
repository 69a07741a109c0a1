/** What a folder of brands holds. Only the name, the theme and what is offered are required. */
export interface Brand {
  /** Name of its folder, and of the product towards the server. */
  readonly id: string;
  /** Absolute path. */
  readonly folder: string;
  /** As players read it; texts are written for a name that is never inflected. */
  readonly name: string;
  /** What a visitor sees who has not chosen. */
  readonly theme: 'dark' | 'light';
  /** Offered; where nothing is known, English if it is among them, else the first one. */
  readonly languages: readonly string[];
  /** Offered, the first one where nothing is known. */
  readonly currencies: readonly string[];
  readonly minAge?: number;
  readonly ageSign?: number;
  readonly support?: {
    readonly phone?: string;
    readonly email?: string;
    /** Times like `24/7` or `09:00–18:00`; `email` is the hours until a reply, `zone` like `UTC+5`. */
    readonly hours?: Partial<Record<'chat' | 'weekdays' | 'weekends' | 'email' | 'zone', string>>;
  };
  readonly licenceHosts?: readonly string[];
  readonly helpLines?: readonly { readonly name: string; readonly phone: string }[];
  /** Address of the social sign-in with `{provider}`, or `off`. */
  readonly social?: string;
  /** Address of the script of the live chat. */
  readonly chat?: string;
  readonly downloadApp?: boolean;
}

/** Reads a brand, `tulpar` unless named; throws one line that says what is wrong. */
export function readBrand(id?: string): Brand;
/** Style rules of the brand, which win over those of the components; empty for none. */
export function brandTokens(brand: Brand): string;
/** Background of the page in each theme. */
export function brandCanvas(brand: Brand): { readonly dark: string; readonly light: string };
/** What an installed app is called and looks like: the web app manifest (REACH-01). */
export function brandManifest(brand: Brand): object;
/** Settings of build and server that the brand decides; what the environment sets goes before them. */
export function brandSettings(brand: Brand): Record<string, string>;
