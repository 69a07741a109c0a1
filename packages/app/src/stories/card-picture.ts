/** A picture of a card on a table, drawn in the browser; by default the smallest that passes the checks. `blur`: px. */
export async function cardPicture(
  name: string,
  { blur = 0, width = 1200, height = 900 } = {},
): Promise<File> {
  const sharp = document.createElement('canvas');
  const canvas = document.createElement('canvas');
  for (const one of [sharp, canvas]) {
    one.width = width;
    one.height = height;
  }
  const context = sharp.getContext('2d');
  const lens = canvas.getContext('2d');
  if (!context || !lens) throw new Error('No canvas');
  context.scale(width / 1600, height / 1200);
  context.fillStyle = '#3c4043';
  context.fillRect(0, 0, 1600, 1200);
  context.fillStyle = '#b9c7cf';
  context.fillRect(160, 150, 1280, 900);
  context.fillStyle = '#14212b';
  for (let y = 300; y < 950; y += 34) for (let x = 260; x < 1340; x += 26) context.fillRect(x, y, 14, 18);
  // Blur the whole picture once: blurring each of its thousand shapes would take seconds.
  lens.filter = blur > 0 ? `blur(${blur}px)` : 'none';
  lens.drawImage(sharp, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('No picture');
  return new File([blob], name, { type: 'image/jpeg' });
}
