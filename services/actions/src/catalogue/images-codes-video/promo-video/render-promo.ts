import {
  drawFilm,
  encodeGif,
  encodeVideo,
  filmDuration,
  filmToSvg,
  loadCanvas,
  videoCodecs,
  type Film,
  type VideoSource,
} from '@declic/media/video';

export type PromoFormat = 'webm' | 'mp4' | 'gif' | 'svg';

export interface RenderedFile {
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Null where pictures are drawn by the player. */
  readonly framesPerSecond: number | null;
  readonly codec: string | null;
}

/** Pictures in a second, and bits in a second for each pixel of a picture. */
const VIDEO = { rate: 25, bitsPerPixel: 2 };
/** Pictures in a second, and pixels of the long side. */
const GIF = { rate: 10, longSide: 480, colours: 64 };

export interface RenderOptions {
  readonly format: PromoFormat;
  /** To the full size; an SVG has none. */
  readonly scale?: number;
  readonly signal: AbortSignal;
}

/** Renders a film as a file of a format. */
export async function renderPromo(film: Film, { format, scale = 1, signal }: RenderOptions): Promise<RenderedFile> {
  const { width, height } = film;
  if (format === 'svg') {
    const bytes = Buffer.from(await filmToSvg(film), 'utf8');
    return { mime: 'image/svg+xml', bytes, width, height, framesPerSecond: null, codec: null };
  }
  if (format === 'gif') {
    const source = await createSource(film, GIF.rate, (scale * GIF.longSide) / Math.max(width, height));
    const bytes = await encodeGif(source, { colours: GIF.colours, signal });
    return {
      mime: 'image/gif',
      bytes,
      width: source.width,
      height: source.height,
      framesPerSecond: GIF.rate,
      codec: null,
    };
  }
  const { mime, codec } = videoCodecs[format];
  const source = await createSource(film, VIDEO.rate, scale);
  const bitrate = source.width * source.height * VIDEO.bitsPerPixel;
  const bytes = await encodeVideo(source, { format, bitrate, signal });
  return { mime, bytes, width: source.width, height: source.height, framesPerSecond: VIDEO.rate, codec };
}

/** The picture at a time in seconds, as a PNG. */
export async function renderPoster(film: Film, time: number): Promise<Uint8Array> {
  const canvas = (await loadCanvas()).create(film.width, film.height);
  drawFilm(canvas.getContext('2d'), film, time);
  return canvas.encode('png');
}

async function createSource(film: Film, framesPerSecond: number, scale: number): Promise<VideoSource> {
  const [width, height] = [Math.round(film.width * scale), Math.round(film.height * scale)];
  const canvas = (await loadCanvas()).create(width, height);
  const context = canvas.getContext('2d');
  context.scale(width / film.width, height / film.height);
  const frameCount = Math.round(filmDuration(film) * framesPerSecond);
  return {
    width,
    height,
    framesPerSecond,
    frameCount,
    draw: (frame) => {
      drawFilm(context, film, frame / framesPerSecond);
      return { width, height, data: canvas.data() };
    },
  };
}
