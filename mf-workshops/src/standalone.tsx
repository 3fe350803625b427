import { renderStandalone } from '@declic/remote-kit/standalone';
import { remote } from './remote';

/** The booking microsite: the workshops alone, on a page of their own. */
renderStandalone(remote);
