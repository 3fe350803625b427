export { askEarly, withEarlyAnswer } from './early-answer';
