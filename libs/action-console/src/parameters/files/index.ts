export { FileDrop } from './file-drop';
export { FileHeading } from './file-heading';
