import { remoteConfig } from '@declic/release-kit/vite';
import { sharePictures } from '../tools/vite/share-pictures.ts';

const root = import.meta.dirname;

export default remoteConfig(root, { plugins: [sharePictures(root)] });
