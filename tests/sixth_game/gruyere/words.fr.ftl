bite = Manger { $holes }
ate = { $who } mange { $holes }, il en reste { $left }.
won = { $who } gagne.
no = Il reste { $left } trous et c’est à { $who }.
