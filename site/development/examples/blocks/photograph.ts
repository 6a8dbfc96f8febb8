/** An image without a file: a floor, a wall and a car's underside in three greys. */
export const photograph = {
  path: '/examples/photograph.svg',
  width: 1600,
  height: 1067,
  drawing:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" width="1600"><path fill="#8f9292" d="M0 0h1600v1067H0z"/><path fill="#494d4f" d="M0 0h1600v380H0z"/><path fill="#1d2022" d="M0 800h1600v267H0zM500 330h600v120H500z"/></svg>',
};
