import { renderStandalone } from '@declic/remote-kit/standalone';
import { remote } from './remote';

renderStandalone(remote);
