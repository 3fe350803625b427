import './trusted-types';
import './style-nonce';
import './stack-depth';
import { applyStoredTheme } from '@declic/design-system';
import { forgetOperatorToken } from './session/forget-operator-token';
import { startShell } from './start-shell';

applyStoredTheme();
forgetOperatorToken();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');
void startShell(element);
