import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The most common breached passwords that satisfy all five rules. General lists contain few of them, because most breached
 * sites have no such rules.
 */
const COMMON_DESPITE_THE_RULES = `
  Aa123456! Aa123456. Aa@123456 Abc123!@# Abc@1234 Abc@12345 Abcd@1234 Abcd1234! Admin@123 Admin123!
  Asdf1234! Azerty123! Bonjour1! Changeme1! Changeme123! Hello123! India@123 Letmein1! Monkey123!
  Motdepasse1! P@$$w0rd P@$$w0rd1 P@55w0rd P@ssw0rd P@ssw0rd! P@ssw0rd1 P@ssw0rd12 P@ssw0rd123 P@ssword1
  P@ssword123 Pa$$w0rd Pa$$w0rd1 Pa$$word1 Pass@123 Pass@1234 Pass@word1 Passw0rd! Passw0rd1! Passw0rd123!
  Password!1 Password!2 Password@1 Password@12 Password@123 Password@1234 Password#1 Password$1 Password1!
  Password1. Password1? Password1@ Password1# Password1$ Password12! Password123! Password123. Password123@
  Password123# Password1234! Password2! Qwerty1! Qwerty12! Qwerty123! Qwerty@123 Qwer1234! Qwerty12345!
  Root@123 Secret123! Summer2023! Summer2024! Test@123 Test@1234 Test123! Welcome@1 Welcome@123 Welcome1!
  Welcome12! Welcome123! Winter2023! Winter2024! Zaq!2wsx !QAZ2wsx 1qaz!QAZ 1qaz@WSX 1qazXSW@ 1qaz2wsx!QAZ
  Contrasena1! Iloveyou1! Iloveyou123! User@123
`
  .trim()
  .split(/\s+/);

const common = new Set(
  [...dictionary['passwords-common'], ...COMMON_DESPITE_THE_RULES].map((password) => password.toLowerCase()),
);

/** Whether attackers try this password first. Case is ignored, as they do. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
