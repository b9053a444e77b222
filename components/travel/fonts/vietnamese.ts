import "./inter-scripts.css";

export const family = "Inter Vietnamese";
