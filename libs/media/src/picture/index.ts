export { PictureError } from './picture-error';
export { MAX_PICTURE_PIXELS } from './pixel-limit';
export { readPicture, type PngPicture } from './read-picture';
export { renderSvg } from './render-svg';
