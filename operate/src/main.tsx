import './style-nonce';
import { applyStoredTheme } from '@declic/design-system';
import { createQueryClient } from '@declic/remote-kit/host';
import { createRoot } from 'react-dom/client';
import { OperatorsApp } from './operators-app';
import { authorizeCalls } from './token/authorize-calls';

applyStoredTheme();
authorizeCalls();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');
createRoot(element).render(<OperatorsApp queryClient={createQueryClient()} />);
