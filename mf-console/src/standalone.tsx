import { sessionCalls } from '@declic/openapi/accounts';
import { renderStandalone } from '@declic/remote-kit/standalone';
import { paths } from './paths';
import { remote } from './remote';

renderStandalone(remote, { home: paths.dashboard(), session: sessionCalls });
