import { createIsBotFromList, list } from 'isbot';

/** A browser without a window shows the page to a person or a test after all, who should see what others see. */
const HEADLESS = 'headless';

/** Whether a User-Agent is a crawler, a link preview or a program. Pages receive the result from the edge. */
export const isRobot = createIsBotFromList(list.filter((pattern) => pattern !== HEADLESS));
