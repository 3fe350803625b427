import { createIsBotFromList, list } from 'isbot';

/** A browser without a window shows the page to a person or a test after all, who should see what others see. */
const HEADLESS = 'headless';

/** Whether a User-Agent is a crawler's, a link preview's or a program's. The one judgement of the product: pages are told it. */
export const isRobot = createIsBotFromList(list.filter((pattern) => pattern !== HEADLESS));
