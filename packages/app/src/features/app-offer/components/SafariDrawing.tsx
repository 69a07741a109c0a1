export type SafariStep = 1 | 2 | 3;

/** App icons on the home screen in the third drawing, without this app's. */
const APPS = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [3, 1],
] as const;

/** Safari's toolbar with the Share button highlighted. */
function Toolbar() {
  return (
    <>
      <rect x="24" y="30" width="192" height="40" rx="10" className="fill-surface-3" />
      <g
        className="stroke-ink-subtle"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M50 43l-7 7 7 7M80 43l7 7-7 7M150 44c4-2 8-2 11 0 3-2 7-2 11 0v13c-4-2-8-2-11 0-3-2-7-2-11 0zM161 44v13" />
        <rect x="190" y="46" width="12" height="12" rx="3" />
        <path d="M194 46v-4h12v12h-4" />
      </g>
      <circle cx="120" cy="50" r="24" className="fill-brand" />
      <g
        className="stroke-on-brand"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M114 47h-4v14h20V47h-4M120 54V37m-5 5 5-5 5 5" />
      </g>
    </>
  );
}

/** The Share menu with "Add to Home Screen" highlighted. */
function Menu() {
  return (
    <>
      <path d="M34 100V20a12 12 0 0 1 12-12h148a12 12 0 0 1 12 12v80z" className="fill-surface-3" />
      <g className="fill-line-strong">
        <rect x="50" y="19" width="70" height="7" rx="3.5" />
        <rect x="178" y="17" width="11" height="11" rx="3" />
        <rect x="50" y="81" width="56" height="7" rx="3.5" />
        <rect x="178" y="79" width="11" height="11" rx="3" />
      </g>
      <rect x="24" y="36" width="192" height="34" rx="9" className="fill-brand" />
      <rect x="42" y="49.5" width="96" height="7" rx="3.5" className="fill-on-brand" />
      <g className="stroke-on-brand" fill="none" strokeWidth="2.2" strokeLinecap="round">
        <rect x="178" y="44" width="18" height="18" rx="4.5" />
        <path d="M187 48.5v9M182.5 53h9" />
      </g>
    </>
  );
}

function Home() {
  return (
    <>
      <path d="M48 100V20A12 12 0 0 1 60 8h120a12 12 0 0 1 12 12v80z" className="fill-surface-3" />
      {APPS.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          x={62 + column * 31}
          y={20 + row * 38}
          width="23"
          height="23"
          rx="6"
          className="fill-line-strong"
        />
      ))}
      <rect x="118" y="52" width="35" height="35" rx="9" className="fill-brand" />
      <path d="M128 78c0-9 3-14 9-17l1-4 3 4c4 3 6 7 6 10l-4 1-4-2c0 4 3 5 3 8z" className="fill-on-brand" />
    </>
  );
}

const drawings = { 1: Toolbar, 2: Menu, 3: Home } as const;

/** Drawing of one installation step in Safari; decorative, the step's text says the same. */
export function SafariDrawing({ step }: { step: SafariStep }) {
  const Drawing = drawings[step];
  return (
    <svg
      aria-hidden="true"
      data-drawing={step}
      viewBox="0 0 240 100"
      className="mt-3 block h-20 w-full rounded-md bg-surface-2"
    >
      <Drawing />
    </svg>
  );
}
