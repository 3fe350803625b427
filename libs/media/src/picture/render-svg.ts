/** Draws an SVG that we made ourselves as a PNG of this width. */
export async function renderSvg(svg: string, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 9, palette: false }).toBuffer();
}
