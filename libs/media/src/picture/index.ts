export { PictureError } from './picture-error';
export { MAX_PICTURE_PIXELS, readPicture, type PngPicture } from './read-picture';
export { renderSvg } from './render-svg';
