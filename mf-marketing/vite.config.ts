import { remoteConfig, sharePictures } from '@declic/release-kit/vite';

const root = import.meta.dirname;

export default remoteConfig(root, { plugins: [sharePictures(root)] });
