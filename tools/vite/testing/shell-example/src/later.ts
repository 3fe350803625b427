export const show = () => document.body.append('First words');
