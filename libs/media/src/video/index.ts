export { loadCanvas, type CanvasFactory, type DrawingContext, type Image } from './canvas';
export { ease, EASE_IN_OUT, EASE_OUT, EASE_OUT_BACK, LINEAR, type Curve } from './cubic-bezier';
export { drawFilm } from './draw-film';
export { encodeGif, type GifOptions } from './encode-gif';
export { encodeVideo, type EncodeOptions, type VideoSource } from './encode-video';
export { fitText, type FittedText, type TextBox } from './fit-text';
export { keepCoveredText } from './fonts';
export { applyTextStyle, createMeasureText, type MeasureText, type TextStyle } from './text-style';
export { filmToSvg } from './svg-film';
export { isVideoInstalled } from './is-video-installed';
export { videoCodecs, type VideoFormat } from './video-formats';
export {
  filmDuration,
  type Film,
  type Layer,
  type Motion,
  type PictureLayer,
  type Point,
  type Rectangle,
  type Reveal,
  type Scene,
} from './scene';
