import { hydrateRoot } from 'react-dom/client';
import { Landing } from './landing.jsx';

hydrateRoot(document.getElementById('root'), <Landing />);
