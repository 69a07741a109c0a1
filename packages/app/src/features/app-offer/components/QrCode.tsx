import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useState } from 'react';
import { loadPart } from '#app/platform/loading/chunks.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Quiet zone around the code, in cells; readers need it. */
const QUIET = 2;

interface Drawing {
  readonly value: string;
  readonly size: number;
  readonly path: string;
}

/** Draws the code as one SVG path with a square per dark cell. */
async function draw(value: string): Promise<Drawing> {
  const { encode } = await loadPart(() => import('uqr'));
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { value, size, path: squares.join('') };
}

export interface QrCodeProps {
  value: string;
  /** Accessible name: where the code leads. */
  label: string;
}

/** QR code, dark on light in both themes because readers need it. The encoder is loaded on first use. */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    const show = async () => {
      const next = await draw(value);
      if (current) setDrawing(next);
    };
    show().catch((error: unknown) => report('qr-code', {}, error));
    return () => {
      current = false;
    };
  }, [value]);
  if (drawing?.value !== value) return <Skeleton className="size-full rounded-lg" />;
  return (
    <svg
      role="img"
      aria-label={label}
      data-qr={value}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-lg bg-white"
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
