/** A picture of a card on a table, drawn in the browser; `blur` in px of a picture 1600 px wide. */
export async function cardPicture(
  name: string,
  { blur = 0, width = 1600, height = 1200 } = {},
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.scale(width / 1600, height / 1200);
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none';
  context.fillStyle = '#3c4043';
  context.fillRect(-200, -200, 2000, 1600);
  context.fillStyle = '#b9c7cf';
  context.fillRect(160, 150, 1280, 900);
  context.fillStyle = '#14212b';
  for (let y = 300; y < 950; y += 34) for (let x = 260; x < 1340; x += 26) context.fillRect(x, y, 14, 18);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('No picture');
  return new File([blob], name, { type: 'image/jpeg' });
}
