/** Shows below a field what a press on the number in it will dial. */
export const telephoneLink = {
  components: { Description: '/components/editing/TelephoneLink.tsx#TelephoneLink' },
};
