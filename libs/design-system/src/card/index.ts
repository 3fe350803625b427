export { Card } from './card';
export { TitledCard } from './titled-card';
