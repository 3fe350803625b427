export { drawSharePicture } from './draw-share-picture';
export { SHARE_PICTURE_SIZE, type SharePicture } from './share-picture';
