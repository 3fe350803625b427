import { remoteConformance } from '@declic/remote-kit/testing';
import { remote } from './remote';
import { manifest } from './remote.manifest';

remoteConformance(remote, manifest);
