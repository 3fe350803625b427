/** Where people reach the team. */
export const CONTACT_EMAIL = 'ateliers@declic.example';
export const TELEGRAM_URL = 'https://t.me/declic_ateliers';
