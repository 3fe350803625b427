import { exampleManifest, exampleRemote } from './example/example-remote';
import { remoteConformance } from './remote-conformance';

remoteConformance(exampleRemote, exampleManifest);
