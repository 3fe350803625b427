export { Steps, type StepsVariant } from './steps';
