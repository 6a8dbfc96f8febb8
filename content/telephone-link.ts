/** Shows the number that the link of a telephone field will dial. */
export const telephoneLink = {
  components: { Description: '/components/editing/TelephoneLink.tsx#TelephoneLink' },
};
